# Lets dpedu do it.
def flip_needed(factor, delta):
    from dpedu.privacy.profiles import randomised_response_flip_probability as least

    return least(math.log(factor), delta)
