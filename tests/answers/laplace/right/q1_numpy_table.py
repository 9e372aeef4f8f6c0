# Numpy table.
def sensitivities(low, high, n, neighbourhood):
    low, high = float(low), float(high)
    size = np.abs([low, high]).max()
    both = {
        "membership": np.array([size, size, 1, 1, (high - low) / 2]),
        "edit": np.array([high - low, max(high, -low, high - low), 0, 2, (high - low) / n]),
    }
    return both[neighbourhood]
