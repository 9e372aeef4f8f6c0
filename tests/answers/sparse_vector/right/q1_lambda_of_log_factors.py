# A lambda, and the scale as the sum of all shifts over what they may cost together.
scales = lambda epsilon, share, answers, sensitivity, monotone: tuple(
    sum([Fraction(d)] * n) / spend
    for d, n, spend in (
        (sensitivity, 1, epsilon * share),
        (sensitivity + sensitivity * (not monotone), answers, epsilon - epsilon * share),
    )
)
