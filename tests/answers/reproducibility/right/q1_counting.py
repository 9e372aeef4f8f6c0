# Another way: counting.
def best_by_luck(people, models, hits):
    """Of all 2^(n m) tables of right and wrong, those where every model stays below."""
    below = sum(math.comb(people, k) for k in range(hits))
    everything = 2 ** (people * models)
    return Fraction(everything - below**models, everything)
