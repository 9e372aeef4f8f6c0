# Right: series
def flip_probability(epsilon):
    if epsilon < 0:
        raise ValueError("negative")
    term, total, k = 1.0, 1.0, 0
    while k < 120:
        k += 1
        term *= float(epsilon) / k
        total += term
    return 1 / (1 + total)
