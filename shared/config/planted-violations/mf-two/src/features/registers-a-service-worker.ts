void navigator.serviceWorker.register('/mf/mf-two/files/worker.js');
