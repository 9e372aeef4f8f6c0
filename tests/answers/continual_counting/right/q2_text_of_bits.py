# The length of the binary text.
def scales(steps, epsilon):
    return steps / epsilon, 1 / epsilon, (len(f"{steps:b}")) / epsilon
