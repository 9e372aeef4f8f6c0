# Wrong for small or endless scales: the scale is rounded to six decimals.
def promise(sensitivity, epsilon, chance):
    scale = round(sensitivity / epsilon, 6)
    return scale, math.sqrt(2) * scale, -scale * math.log(1 - chance)
