# Budgets first, all in Fraction, a list returned.
def scales(epsilon, share, answers, sensitivity, monotone):
    delta = Fraction(sensitivity)
    for_threshold = Fraction(epsilon) * Fraction(share)
    for_questions = Fraction(epsilon) - for_threshold
    each_above = for_questions / answers
    shift = delta + (0 if monotone else delta)
    return [delta / for_threshold, shift / each_above]
