// The two coins of the first page: a reader tosses, and a thousand others do. See "Randomised
// response": of n people with a secret share, the answers are yes with probability 1/4 + share/2.
addEventListener("DOMContentLoaded", () => {
  const PEOPLE = 1000, SHARE = 0.3;
  const heads = () => Math.random() < 0.5;
  const percent = (part) => `${(100 * part).toFixed(1).replace("-", "−")} %`;
  for (const box of document.querySelectorAll(".dp-coins")) {
    const [own, crowd] = box.querySelectorAll("[role=status] p");
    box.querySelector("button").addEventListener("click", () => {
      const truth = heads(), second = heads() ? "yes" : "no";
      own.textContent = truth
        ? "First coin: heads. Say what is true."
        : `First coin: tails. Second coin: ${second === "yes" ? "heads" : "tails"}. Say “${second}”, whatever is true.`;
      let yes = 0;
      for (let person = 0; person < PEOPLE; person++) {
        yes += heads() ? person < SHARE * PEOPLE : heads();
      }
      const rate = yes / PEOPLE;
      crowd.textContent = `A thousand others have tossed too, and ${yes} of them said “yes”. Nobody can `
        + "say of any one of them whether it was the coin. But the coins’ part is known, a quarter: "
        + `twice ${percent(rate)}, less 50 %, is ${percent(2 * rate - 0.5)}. In truth it is ${percent(SHARE)}.`;
    });
  }
});
