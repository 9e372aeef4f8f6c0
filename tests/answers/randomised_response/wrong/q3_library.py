# Lets dpedu do it.
def estimate_rate(answers, p):
    return dp.RandomisedResponse(flip_probability=p).estimate(answers).value
