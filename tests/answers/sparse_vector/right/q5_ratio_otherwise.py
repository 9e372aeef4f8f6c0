# The ratio of the scales alone fixes the share; the variance is put in
def best_split(epsilon, answers, monotone, renewed):
    ratio = (2 - bool(monotone)) * (1 if renewed else answers)
    w = 1 / (1 + ratio ** (2 / 3))
    spend = float(epsilon) / (answers if renewed else 1)
    return [w, 2 / (spend * w) ** 2 + 2 * (ratio / spend / (1 - w)) ** 2]
