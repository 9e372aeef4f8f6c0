# Shifts a question by twice the sensitivity whenever one answer is wanted, also if the questions are monotone.
def scales(epsilon, share, answers, sensitivity, monotone):
    """The scales of the noise on the threshold and of the noise on each question."""
    if answers > 1 and monotone:
        step = sensitivity
    else:
        step = 2 * sensitivity
    return sensitivity / (share * epsilon), answers * step / ((1 - share) * epsilon)
