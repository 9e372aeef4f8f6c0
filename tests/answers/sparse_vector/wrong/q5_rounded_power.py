# In one session the power of the ratio is rounded to a whole number.
def best_split(epsilon, answers, monotone, renewed):
    ratio = (1 if monotone else 2) * (1 if renewed else answers)
    power = ratio ** (2 / 3) if renewed else round(ratio ** (2 / 3))
    spend = epsilon / answers if renewed else epsilon
    return 1 / (1 + power), 2 * (1 + power) ** 3 / spend**2
