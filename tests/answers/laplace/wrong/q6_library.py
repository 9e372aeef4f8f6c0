# Lets dpedu give the scale.
def people_needed(bound, epsilon, error):
    noise = dp.Laplace(epsilon=epsilon, sensitivity=bound)
    return math.ceil(math.sqrt(noise.variance) / error), math.ceil(noise.variance / error**2)
