# Multiplies the chance of one more question until it is too small.
def most_questions(epsilon, answers, distance, beta):
    """The largest number of questions for which all noises are small with chance 1 - beta."""
    half = distance / 2
    chance = -math.expm1(-half / (2 / epsilon))
    formula = -math.expm1(-half / (4 * answers / epsilon))
    how_many = -1
    while chance >= 1 - beta:
        how_many += 1
        chance *= formula
    return how_many if how_many > 0 else 0
