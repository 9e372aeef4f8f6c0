# By solved for far.
def convict(epsilon, loss):
    # two candidates, far = 700/ε: exponents stay within floats, and e^(2ε) is reached to all digits
    far = 600 / epsilon
    return (1 - far, 0), (-far, 1)
