# Lets dpedu do it.
def promise(sensitivity, epsilon, chance):
    noise = dp.Laplace(epsilon=epsilon, sensitivity=sensitivity)
    return noise.scale, math.sqrt(noise.variance), noise.accuracy(chance)
