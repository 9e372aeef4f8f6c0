# Believes that a refusal tells nothing.
def refusal_leak(refuses, n):
    return None
