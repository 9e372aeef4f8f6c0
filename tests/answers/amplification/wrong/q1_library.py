# Lets dpedu do it.
def after_sampling(epsilon, delta, rate):
    from dpedu.privacy.amplification import subsampled_epsilon

    return subsampled_epsilon(epsilon, rate), rate * delta
