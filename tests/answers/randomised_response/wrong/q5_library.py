# Lets dpedu do it.
def variance_fixed(n, p):
    return dp.RandomisedResponse(flip_probability=p).variance(n)
