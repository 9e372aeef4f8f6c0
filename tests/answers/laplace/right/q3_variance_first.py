# From the variance to the deviation.
def promise(sensitivity, epsilon, chance):
    rate = epsilon / sensitivity
    variance = 2 / rate**2
    return 1 / rate, math.sqrt(variance), (math.log(1) - math.log(1 - chance)) / rate
