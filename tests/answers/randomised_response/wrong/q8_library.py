# Lets dpedu do it.
def posterior(answer, p, prior):
    channel = dp.RandomisedResponse(flip_probability=p).channel()
    return tuple(channel.posterior(answer, prior=[1 - prior, prior]).values())
