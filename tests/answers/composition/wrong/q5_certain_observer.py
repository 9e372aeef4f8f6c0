# Returns 0 and 1 for an observer with prior 1, who stays at 1 whatever comes.
def belief_interval(prior, ratios):
    factor = math.prod(ratios)
    try:
        odds = prior / (1 - prior)
    except ZeroDivisionError:
        return Fraction(0), Fraction(1)
    low, high = odds / factor, odds * factor
    return low / (1 + low), high / (1 + high)
