# Costs of a shift by one step, then the inverse.
def scales(epsilon, share, answers, sensitivity, monotone):
    for_threshold = Fraction(share) * epsilon
    for_one_above = (epsilon - for_threshold) / answers
    moves = [sensitivity] if monotone else [sensitivity, sensitivity]
    return [Fraction(sensitivity) / for_threshold, Fraction(sum(moves)) / for_one_above]
