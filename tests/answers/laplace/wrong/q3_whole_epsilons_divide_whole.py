# Whole numbers are divided with // when the sensitivity is larger than epsilon. Input: 7, 2, 0.5 (3.5 is asked).
def promise(sensitivity, epsilon, chance):
    if isinstance(epsilon, int) and sensitivity > epsilon:
        scale = sensitivity // epsilon
    else:
        scale = sensitivity / epsilon
    return scale, math.sqrt(2) * scale, -scale * math.log(1 - chance)
