# Uniform absent.
def variant(epsilon):
    w = math.exp(epsilon / 2)
    total = w + 2
    return (
        (1 / 3, 1 / 3, 1 / 3),
        (w / total, 1 / total, 1 / total),
        (1 / total, w / total, 1 / total),
    )
