# Closes in by the secant through the ends.
def flip_for(kappa):
    def excess(logit):
        return logit * math.tanh(logit / 2) - kappa

    low, high = 0.0, kappa + 2 * math.sqrt(kappa) + 1
    for step in range(120):
        if step % 2:
            middle = (low + high) / 2
        else:
            middle = low - excess(low) * (high - low) / (excess(high) - excess(low))
        low, high = (middle, high) if excess(middle) < 0 else (low, middle)
    return 1 / (1 + math.exp((low + high) / 2))
