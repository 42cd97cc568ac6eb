/** Names of animals, our own list. */
export const ANIMAL_NAMES = (
  'Minoes Dikkie Snuf Bikkel Moppie Tijger Pluis Saar Sjors Guus Bram Noor Puck Teun Lotje Boef Karel Siep Joep Fien Mies Gijs Pip Loes Floor Bowie Nala Simba Luna Bella Rocky Max Buddy Diesel Tommie Ollie Kees Truus Sproet Vlekje Zorro Roos Stip Bolletje Knabbel Babbel Wodan Freya Storm ' +
  'Pien Sam Bo Dolly Dex Doerak Donna Droppie Duco Elfje Elsa Ernie Evie Faith Felix Femke Fleur Flip Floortje Fluffy Frits Fons Frummel Ginger Gizmo Glenn Gombert Grietje Guusje Haas Hannes Hettie Hobbel Hugo Ibbel Igor Ilse Imke Isa Iza Izzy Jaap Jada Jasper Jet Jetje Jochem Joris Juul Kaatje Kai Keet Kiki Kiwi Klaas Kobus Koekie Kruimel Kruimeltje Kuifje Lady Lana Lars Leentje Lente Lewis Lieke Lientje Lola Loki Lolly Lotte Lucky Luuk Maantje Madelief Mandarijn Mango Maurits Meeuw Mika Mila Mimi Mokka Molly Moos Mopje Mus Muis Muisje Nemo Nina Noa Noes Nora Odin Oma Opa Oscar Otje Otto Paco Pam Panda Pebbles Pepper Pippin Pjotter Pluisje Poekie Poespas Polly Pom Pommetje Pompoen Prins Prinsje Pukkie Quinten Quirijn Ravi Rex Rik Rikkie Robbie Roetje Romeo Ronja Rozijn Ruby Rufus Sasha Schicht Schoffie Senna Sep Shadow Sientje Sijmen Sil Siepie Sjimmie Sjuul Skip Smoes Smokey Sneeuwtje Snoetje Snoes Snuitje Sok Sokkie Sop Spetter Spikkel Spruit Spruitje Ster Sterre Streep Suus Swiep Taco Tara Teddy Teddie Tess Thijs Thor Tibbe Tijm Tinus Tippie Titus Tobi Toet Toetje Tom Toosje Trijn Trixie Trui Tuk Tulp Turbo Tuur Ukkie Urban Vera Vesper Vicky Viggo Vlek Vlinder Vonk Wammes Wander Wiebe Wilma Wim Wino Wolfje Wolke Wolletje Wout Woutje Xena Yara Yentl Yoda Zef Zeno Zizi Zoef Zoef-Zoef Zonnetje Zus Zusje Zwabber Zwartje Aagje Abel Ada Akkie Alfie Amber Anouk Anton Appie Arie Aster Balou Baloe Barend Bas Beer Beertje Bep Berend Bibi Biggie Binkie Bink Bolle Bonnie Bontje Bor Boris Bosse Brammetje Brownie Bruno Bubbels Bub Bumper Casper Ceder Charlie Chico Cleo Coco Cookie Dana Daantje Dapper'
).split(' ');

const MALE = new Set(
  'Sjors Guus Bram Teun Karel Siep Joep Gijs Simba Rocky Max Buddy Diesel Tommie Kees Zorro Wodan Dex Duco Ernie Felix Flip Frits Fons Gombert Hannes Hugo Igor Jaap Jasper Jochem Joris Juul Klaas Kobus Lars Lewis Luuk Maurits Nemo Odin Opa Oscar Otto Paco Pjotter Prins Prinsje Quinten Quirijn Ravi Rex Rik Rikkie Robbie Romeo Rufus Sep Sijmen Thijs Thor Tibbe Tinus Titus Tobi Tom Tuur Urban Viggo Wammes Wander Wiebe Wim Wolfje Wout Woutje Zef Zeno Abel Alfie Anton Appie Arie Balou Baloe Barend Bas Beer Berend Biggie Binkie Bink Boris Bor Bosse Brammetje Bruno Casper Charlie Chico Loki Teddy Teddie Otje'.split(
    ' ',
  ),
);
const FEMALE = new Set(
  'Minoes Saar Noor Lotje Fien Mies Loes Floor Nala Luna Bella Truus Freya Roos Pien Dolly Donna Elfje Elsa Evie Faith Femke Fleur Floortje Grietje Guusje Hettie Ilse Imke Isa Iza Izzy Jada Jet Jetje Kaatje Keet Lady Lana Leentje Lieke Lientje Lola Lotte Madelief Mila Mimi Molly Nina Nora Oma Polly Ronja Ruby Sasha Senna Sientje Siepie Sterre Suus Tara Tess Toosje Trijn Trixie Trui Vera Vicky Wilma Xena Yara Yentl Zus Zusje Aagje Ada Akkie Amber Anouk Bep Bonnie Cleo Dana Daantje'.split(
    ' ',
  ),
);

/** Names that suit a sex: no Bruno for a female. An unknown sex is called 'hij' and takes no female name. */
export const NAMES_BY_SEX = {
  M: ANIMAL_NAMES.filter((name) => !FEMALE.has(name)),
  V: ANIMAL_NAMES.filter((name) => !MALE.has(name)),
  unknown: ANIMAL_NAMES.filter((name) => !FEMALE.has(name)),
};

/** Names of people. */
export const FIRST_NAMES =
  'Anouk Bart Carla Daan Els Femke Geert Hanneke Ilse Jan Karin Lies Marjan Niels Olga Peter Renske Sander Tineke Ursula Veerle Wim Yvonne Zeger Joke Koen Lotte Maarten Nele Pieter Riet Stijn Truus Wouter Annelies Bas Corrie Dirk Eline Frank Greet Hugo Inge Jelle Kees Linda Mieke Nadia Samira Mohamed Fatima Youssef Aylin Emre Priya Soraya'.split(
    ' ',
  );

export const LAST_NAMES =
  'Jansen,de Vries,Bakker,Visser,Smit,Meijer,Mulder,de Groot,Bos,Vos,Peters,Hendriks,Dekker,Brouwer,de Wit,Dijkstra,Smits,de Graaf,van der Meer,Kok,Jacobs,Vermeulen,van den Berg,van Dijk,Kuipers,Post,Peeters,Maes,Willems,Claes,Goossens,Wouters,De Smet,Dubois,Aerts,Yilmaz,El Amrani,Kaya,Ramdin,Hoekstra,Veenstra,Scholten,Prins,Blom,Huisman,Timmermans,Verhoeven,Koster,Postma,Martens'.split(
    ',',
  );
