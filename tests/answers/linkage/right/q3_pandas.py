# Groups of a data frame.
def k_of(rows, quasi):
    import pandas as pd

    df = pd.DataFrame(rows)
    df["all"] = 0
    g = df.groupby(["all", *quasi])["person"]
    return g.size().min(), g.nunique().min()
