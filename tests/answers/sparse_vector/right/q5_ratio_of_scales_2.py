# By the ratio of the scales alone, then the variance put in.
def best_split(epsilon, answers, monotone, renewed):
    ratio = (2 - bool(monotone)) * (1 if renewed else answers)
    w = 1 / (1 + float(ratio) ** (2 / 3))
    spend = float(epsilon) / (answers if renewed else 1)
    variance = 2 * (1 / (w * spend)) ** 2 + 2 * (ratio / ((1 - w) * spend)) ** 2
    return [w, variance]
