# First the law of the sample as a dictionary, made person by person; whole numbers as int.
from collections import defaultdict


def sampled_table(table, rate):
    answer = {}
    for x, row in table.items():
        law = {(): Fraction(1)}
        for record in x:
            later = defaultdict(Fraction)
            for s, w in law.items():
                later[s] += w * (1 - rate)
                later[s + (record,)] += w * rate
            law = later
        answer[x] = {}
        for a in row:
            v = sum((w * table[s][a] for s, w in law.items() if w), Fraction(0))
            answer[x][a] = v.numerator if v.denominator == 1 else v
    return answer
