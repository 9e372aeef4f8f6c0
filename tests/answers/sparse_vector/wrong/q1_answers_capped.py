# Counts at most ten times above, so that answers = 20 gets half of the noise on the questions.
def scales(epsilon, share, answers, sensitivity, monotone):
    """The scales of the noise on the threshold and of the noise on each question."""
    c = min(answers, 10)
    delta = sensitivity if monotone else 2 * sensitivity
    return sensitivity / (share * epsilon), c * delta / ((1 - share) * epsilon)
