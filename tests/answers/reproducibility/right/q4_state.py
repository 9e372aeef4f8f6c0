# A dictionary that keeps the state.
def session(train, holdout, threshold, budget, gammas, etas, xis):
    state = {"left": budget, "hat": threshold + gammas[0], "g": 1, "e": 0, "x": 0}
    out = []
    for t, h in zip(train, holdout):
        source, value = "refused", None
        if state["left"]:
            source, value = "train", t
            if abs(t - h) > state["hat"] + etas[state["e"]]:
                source, value = "holdout", h + xis[state["x"]]
                state["left"] -= 1
                state["x"] += 1
                if state["left"]:
                    state["hat"] = threshold + gammas[state["g"]]
                    state["g"] += 1
            state["e"] += 1
        out.append((source, value))
    return out
