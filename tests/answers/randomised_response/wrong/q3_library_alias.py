# Lets dpedu do it, under another name.
from dpedu import RandomisedResponse as Survey

unbiased = Survey.estimate


def estimate_rate(answers, p):
    return unbiased(Survey(flip_probability=p), answers).value
