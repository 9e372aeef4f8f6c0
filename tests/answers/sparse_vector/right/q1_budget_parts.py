# Divides the budget into parts first: each above may cost so much, and a shift over its cost is a scale.
def scales(epsilon, share, answers, sensitivity, monotone):
    """The scales of the noise on the threshold and of the noise on each question."""
    parts = [epsilon * share] + [epsilon * (1 - share) / answers]
    shifts = [sensitivity, sensitivity * (2 - bool(monotone))]
    return [shift / part for shift, part in zip(shifts, parts)]
