# Lets dpedu do it.
def flip_probability(epsilon):
    from dpedu.privacy import profiles

    return profiles.randomised_response_flip_probability(epsilon, 0)
