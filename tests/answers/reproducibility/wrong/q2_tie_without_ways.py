# Counts twice the upper half and a tie as one way each, which is right for two people and wrong for four.
def better_way(people):
    """The expected share of hits of a coin-tossed feature that is turned the better way."""
    upper = sum(2 * math.comb(people, k) * k for k in range(people + 1) if 2 * k > people)
    tie = people if people % 2 == 0 else 0
    return Fraction(upper + tie, people * 2**people)
