# Somebody joins with B, and t is moved on for it.
def certificate(bound, epsilon, claimed):
    return (0,), (0, bound), bound * (claimed / epsilon + 2)
