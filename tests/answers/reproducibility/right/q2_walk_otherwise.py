# Walk, otherwise.
def better_way(people):
    law = {0: Fraction(1)}
    for _ in range(people):
        new = {}
        for lead, p in law.items():
            for step in (-1, 1):
                new[lead + step] = new.get(lead + step, 0) + p / 2
        law = new
    return sum(p * (people + abs(lead)) for lead, p in law.items()) / (2 * people)
