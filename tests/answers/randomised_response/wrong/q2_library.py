# Lets dpedu do it.
def flip_answers(data, p, rng):
    return dp.RandomisedResponse(flip_probability=p).release(data, rng=rng)
