# For long streams the naive counter's sensitivity is put at T - 1 (the worst event at step 2). Input: steps 20.
def scales(steps, epsilon):
    worst = 0
    for event in range(1, min(steps, 12) + 1):
        worst = max(worst, steps - event + 1)
    if steps > 12:
        worst = steps - 1
    return worst / epsilon, 1 / epsilon, steps.bit_length() / epsilon
