# Lets dpedu do it.
def gaussian_delta(epsilon, sigma, sensitivity):
    from dpedu.privacy.profiles import gaussian_delta as known

    return known(epsilon, sigma, sensitivity)
