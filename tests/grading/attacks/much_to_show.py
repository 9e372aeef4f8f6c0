"""More to show than a message may hold, in many cells."""


def change(notebook):
    source = "from IPython.display import display, Markdown\ndisplay(Markdown('x' * 3_900_000))"
    for n in range(17):
        notebook["cells"].insert(
            0,
            {
                "cell_type": "code",
                "id": f"mine{n}",
                "execution_count": None,
                "outputs": [],
                "metadata": {},
                "source": source,
            },
        )
