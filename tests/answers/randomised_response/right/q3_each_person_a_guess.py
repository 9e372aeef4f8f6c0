# The mean of everybody's own unbiased guess (a - p)/(1 - 2p), with exact fractions.
from fractions import Fraction as F


def estimate_rate(answers, p):
    p = F(p)

    def guesses():
        for a in answers:
            yield (int(a) - p) / (1 - 2 * p)

    return float(sum(guesses()) / len(answers))
