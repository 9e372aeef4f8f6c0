# Uses a closed form for even numbers that is right for two people only, and wrong for four and six.
def better_way(people):
    """The expected share of hits of a coin-tossed feature that is turned the better way."""
    middle = (people - 1) // 2
    if people % 2:
        return Fraction(1, 2) + Fraction(math.comb(people - 1, middle), 2**people)
    return Fraction(1, 2) + Fraction(math.comb(people, people // 2), people * 2**people)
