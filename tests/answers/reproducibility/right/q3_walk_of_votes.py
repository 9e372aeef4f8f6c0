# Walk of votes
def vote_score(people, features):
    s = Fraction(0)
    for tosses in itertools.product((0, 1), repeat=people):
        hits = sum(tosses)
        s += Fraction(max(hits, people - hits), people << people)
    law = [Fraction(1)]
    for _ in range(features):
        law = [(a * s) + (b * (1 - s)) for a, b in zip([0, *law], [*law, 0])]
    return sum(law[len(law) // 2 :])
