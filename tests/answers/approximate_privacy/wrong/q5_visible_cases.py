# Looks up the visible cases.
def gaussian_delta(epsilon, sigma, sensitivity):
    return {1.0: 0.12693673750664394, 0.5: 0.431822137867206}.get(epsilon, 0.15851941887820603)
