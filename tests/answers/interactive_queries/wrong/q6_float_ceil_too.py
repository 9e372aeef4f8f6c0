# A limit that is whole, such as 2/(1/10 · 1/7)**2 = 9800.
def patience(epsilon, error):
    times = math.ceil(2 / (float(epsilon) * float(error)) ** 2)
    return times, times * epsilon**2
