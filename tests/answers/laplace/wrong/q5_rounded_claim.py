# Rounds the claim and adds one half, which is the claim itself for 0.5 or 2.5.
def certificate(bound, epsilon, claimed):
    return (0,), (0, 0), bound * (round(claimed) + 0.5) / epsilon
