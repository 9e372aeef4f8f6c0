# Lets dpedu do it.
def least_sigma(epsilon, delta, sensitivity):
    from dpedu.privacy.profiles import gaussian_sigma

    return gaussian_sigma(epsilon, delta, sensitivity)
