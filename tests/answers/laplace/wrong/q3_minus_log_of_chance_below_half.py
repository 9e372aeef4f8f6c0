# Wrong for chances below 1/2: the smaller of chance and 1 - chance is put into the logarithm.
def promise(sensitivity, epsilon, chance):
    scale = sensitivity / epsilon
    tail = min(chance, 1 - chance) or 1
    return scale, scale * 2**0.5, -scale * math.log(tail)
