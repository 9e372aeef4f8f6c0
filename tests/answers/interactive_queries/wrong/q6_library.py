# Lets dpedu give the variance.
def patience(epsilon, error):
    times = math.ceil(dp.Laplace(epsilon=float(epsilon), sensitivity=1).variance / error**2)
    return times, times * epsilon**2
