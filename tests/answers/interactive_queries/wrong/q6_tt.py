# Never says more than 199.
def patience(epsilon, error):
    t = math.ceil(2 / (epsilon * error) ** 2)
    t = t if t < 200 else 199
    return t, t * epsilon**2
