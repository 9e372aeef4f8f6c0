# Results are kept without looking at monotone.
table = {}


def scales(epsilon, share, answers, sensitivity, monotone):
    step = sensitivity if monotone else 2 * sensitivity
    return table.setdefault(
        (epsilon, share, answers, sensitivity),
        (sensitivity / (share * epsilon), answers * step / ((1 - share) * epsilon)),
    )
